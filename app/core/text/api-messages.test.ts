import { describe, expect, it } from 'vitest';
import {
  fieldMessages,
  formFailureText,
  loginFailureText,
  readFailureText,
  toastText,
} from './api-messages.ts';

const http = (status: number, envelope: object | null = null) => ({ kind: 'http', status, envelope });

describe('toastText, S8', () => {
  it.each([
    [{ kind: 'offline' }, 'You are offline. Please check your internet connection.'],
    [{ kind: 'network' }, 'Error 500: No response from the server. Please try again later.'],
    [{ kind: 'timeout' }, 'Request timed out'],
    [http(400), 'Error 400: Bad request. Please check the data you provided.'],
    [http(400, { message: 'Bad page' }), 'Bad page'],
    [http(401, { message: 'expired' }), 'Error 401: Unauthorized. Please log in again.'],
    [http(403), 'Error 403: Forbidden. You do not have permission to perform this action.'],
    [http(404), 'Error 404: Endpoint not found. Please contact support.'],
    [http(405), 'Error 405: Method not allowed. Please contact support.'],
    [http(500), 'Error 500: Server error. Please try again later.'],
    [http(500, { message: 'Disk is full' }), 'Disk is full'],
    [http(418), 'Oops! Something went wrong. Please try again later.'],
    [{ kind: 'contract' }, 'Oops! Something went wrong. Please try again later.'],
    [http(409, { error: 'Taken', message: 'no' }), 'Taken'],
    [http(409, { details: 'Why', error: 'Taken' }), 'Why'],
    [http(400, { data: { a: ['x', 'y'], b: ['x'] } }), 'x, y'],
  ])('%j', (failure, sentence) => {
    expect(toastText(failure)).toBe(sentence);
  });
});

describe('readFailureText', () => {
  it.each([
    [http(401), 'Unauthorized access'],
    [http(403), 'Forbidden access'],
    [http(404), 'Resource not found'],
    [http(429), 'Too many requests'],
    [http(503), 'Internal server error!'],
  ])('%j', (failure, sentence) => {
    expect(readFailureText(failure)).toBe(sentence);
  });
});

describe('formFailureText and fieldMessages', () => {
  it.each([
    [http(400, { error: 'No body' }), 'No body'],
    [http(400), 'Validation failed'],
    [http(422, { message: 'Check the fields' }), 'Check the fields'],
    [http(422), 'Validation failed'],
  ])('%j', (failure, sentence) => {
    expect(formFailureText(failure)).toBe(sentence);
  });

  it('reads field maps and nothing else', () => {
    expect(fieldMessages({ data: { email: ['Bad'], note: 'Short', n: 3, empty: [] } })).toEqual({
      email: ['Bad'],
      note: ['Short'],
    });
    expect(fieldMessages({ data: ['x'] })).toEqual({});
    expect(fieldMessages('<html>')).toEqual({});
  });
});

describe('loginFailureText', () => {
  it('shows the server message, else the fixed one', () => {
    expect(loginFailureText(http(200, { message: 'Email or password is incorrect.' }))).toBe(
      'Email or password is incorrect.',
    );
    expect(loginFailureText(http(401))).toBe('Login failed. Try again.');
    expect(loginFailureText(http(429))).toBe('Too many requests');
    expect(loginFailureText({ kind: 'network' })).toContain('Error 500: No response');
  });
});
