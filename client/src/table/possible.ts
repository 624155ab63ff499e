/** A field that can be chosen now: the actions in order, and in words what is there and what it costs. */
export interface Possible {
  field: string;
  actions: string[];
  label: string;
}
