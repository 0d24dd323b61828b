import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Socket } from 'node:net';

/** A server that is no server of this contract, and what is the matter with it. */
export interface BadServer {
  readonly name: string;
  /** What came instead of an answer, as a finding says it. */
  readonly tells: RegExp;
  readonly start: () => Promise<Running>;
}

export interface Running {
  readonly base: string;
  readonly close: () => Promise<void>;
  /** Resolves once nobody is connected any more. */
  readonly isLeft: () => Promise<void>;
}

function listening(
  server: Server | ReturnType<typeof createSocketServer>,
  shut: () => void,
): Promise<Running> {
  const left: Promise<void>[] = [];
  server.on('connection', (socket: Socket) => {
    left.push(
      new Promise((resolve) => {
        socket.once('close', () => resolve());
      }),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address !== 'object' || address === null) throw new Error('no port');
      resolve({
        base: `http://127.0.0.1:${address.port}/api`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            shut();
          }),
        isLeft: async () => {
          await Promise.all(left);
        },
      });
    });
  });
}

const answering = (listener: RequestListener) => (): Promise<Running> => {
  const server = createServer(listener);
  return listening(server, () => server.closeAllConnections());
};

/** A port that nobody listens on: taken, and given back. */
export const DOWN: BadServer = {
  name: 'is down',
  tells: /./,
  start: async () => {
    const { base, close } = await answering(() => undefined)();
    await close();
    return { base, close: () => Promise.resolve(), isLeft: () => Promise.resolve() };
  },
};

export const SLOW: BadServer = {
  name: 'takes longer than anybody waits',
  tells: /within/,
  start: () => {
    const timers = new Set<NodeJS.Timeout>();
    const server = createServer((_, response) => {
      timers.add(setTimeout(() => response.end('{}'), 60_000));
    });
    return listening(server, () => {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
    });
  },
};

/** The headers and the first byte come, and nothing after them. */
export const HALF: BadServer = {
  name: 'never ends an answer that it began',
  tells: /within/,
  start: answering((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{');
  }),
};

export const HTML: BadServer = {
  name: 'answers everything with a page',
  tells: /html/i,
  start: answering((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Welcome</title><h1>It works!</h1>');
  }),
};

/** A server of the API that was begun a moment ago: it knows that nobody is logged in, and has nothing else. */
export const BEGUN: BadServer = {
  ...HTML,
  name: 'answers everything but one call with a page',
  start: answering((request, response) => {
    const isOwn = request.url === '/api/Users/current';
    response.writeHead(isOwn ? 401 : 200, {
      'Content-Type': 'text/html',
      ...(isOwn ? { 'X-Error-Code': 'UNAUTHENTICATED' } : {}),
    });
    response.end('<!doctype html><title>Welcome</title><h1>It works!</h1>');
  }),
};

export const EMPTY: BadServer = {
  name: 'answers everything with nothing',
  tells: /200 without a body/,
  start: answering((_, response) => response.end()),
};

export const LOOP: BadServer = {
  name: 'redirects in a circle',
  tells: /302/,
  start: answering((request, response) => {
    response.writeHead(302, { Location: request.url ?? '/' });
    response.end();
  }),
};

/** How many calls the server that dies answers before. */
export const LAST_CALLS = 5;

const answeringAtFirst = (afterwards: (response: ServerResponse) => void) => (): Promise<Running> => {
  let calls = 0;
  return answering((_, response) => {
    calls += 1;
    if (calls > LAST_CALLS) afterwards(response);
    else response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
  })();
};

/** Goes away in the middle of a check, and every later call is cut off. */
export const DYING: BadServer = {
  name: 'dies on the way',
  tells: /No answer/,
  start: answeringAtFirst((response) => response.destroy()),
};

/** Takes its time with a call in the middle of a check. */
export const DAWDLING: BadServer = {
  name: 'takes its time on the way',
  tells: /No answer/,
  start: answeringAtFirst(() => undefined),
};

function holding(speak: (socket: Socket) => void): Promise<Running> {
  const held = new Set<Socket>();
  const server = createSocketServer((socket) => {
    held.add(socket);
    socket.on('error', () => held.delete(socket));
    // Whoever reads nothing does not see that the other one hangs up.
    socket.resume();
    speak(socket);
  });
  return listening(server, () => {
    for (const socket of held) socket.destroy();
  });
}

/** Connections are taken and never answered, not even closed. */
export const HOLDING: BadServer = {
  name: 'holds connections',
  tells: /within/,
  start: () => holding(() => undefined),
};

/** Speaks something else than HTTP. */
export const NOISE: BadServer = {
  name: 'speaks another protocol',
  tells: /./,
  start: () => holding((socket) => socket.end('220 mail.example.org ESMTP\r\n')),
};

/** Hangs up in the middle of each answer. */
export const CUT: BadServer = {
  name: 'hangs up',
  tells: /./,
  start: answering((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"isSuccess":', () => response.destroy());
  }),
};
