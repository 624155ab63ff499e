declare module "virtual:andor-board" {
  import type { Geometry } from "./geometry";
  const made: { name: string; geometry: Geometry };
  export default made;
}
