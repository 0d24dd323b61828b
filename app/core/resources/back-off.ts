/**
 * How long one waits after each failure in a row before the next try: specification 9 has steps of 1000 ms up to 5000.
 * After the last of them whoever waits knows best whether to go on, and how seldom.
 */
export const BACK_OFF_MS: readonly number[] = [1000, 2000, 3000, 4000, 5000];
