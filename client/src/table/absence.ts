// After how many seconds a bot plays for somebody who is not there; 0: never.
export const ABSENCES = [0, 60, 300, 3600, 86400];
