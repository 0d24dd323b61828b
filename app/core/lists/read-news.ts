import { NewsAnswer } from '../resources/news-answer.ts';
import { readAnswer } from '../resources/read-answer.ts';

/** What a list would show now. Throws UnexpectedAnswer. */
export const readNews = (answer: unknown): NewsAnswer => readAnswer(NewsAnswer, answer);
