// Computes the picture of a board beside the page, so that the page stays quick.
import type { BoardData } from "../board-data";
import { drawBoard } from "./geometry";

self.onmessage = (event: MessageEvent<BoardData>) => self.postMessage(drawBoard(event.data));
