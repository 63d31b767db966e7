// How long the sand timer takes to turn over on the screen.
export const timerTurnMs = 290;
