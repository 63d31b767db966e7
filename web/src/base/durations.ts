// How long the movements take that scripts make, as in style/tokens.css. Nothing that people wait for takes longer than
// these.
export const longestMs = 290;
export const timerTurnMs = longestMs; // until the sand timer is upright
export const springMs = 180;
export const quickMs = 160;
