import { connect, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { encodeCommand, readReply } from './redis-reply.ts';

const DEFAULT_PORT = 6379;
/** A page waits for its session; rather than for ever it fails, and says so. */
const ANSWER_WITHIN_MS = 3000;

interface Waiting {
  readonly resolve: (reply: string | null) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface RedisConnection {
  readonly send: (...words: readonly string[]) => Promise<string | null>;
}

/** One connection that opens with the first command and again after each break; answers come in the order of commands. */
export function connectToRedis(address: URL): RedisConnection {
  let open: { readonly socket: Socket; readonly waiting: Waiting[] } | null = null;

  function connected(): NonNullable<typeof open> {
    if (open !== null) return open;
    const socket = socketTo(address);
    const waiting: Waiting[] = [];
    let rest = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      try {
        for (let read = readReply(rest); read !== null; read = readReply(rest)) {
          rest = rest.subarray(read.length);
          settle(waiting.shift(), read.reply);
        }
      } catch (error) {
        socket.destroy(error instanceof Error ? error : undefined);
      }
    });
    let why = new Error('The connection to Redis has ended');
    socket.on('error', (error) => void (why = error));
    socket.on('close', () => {
      if (open?.socket === socket) open = null;
      for (const one of waiting.splice(0)) settle(one, why);
    });
    open = { socket, waiting };
    for (const words of greetingOf(address)) send(...words).catch((error: Error) => socket.destroy(error));
    return open;
  }

  function send(...words: readonly string[]): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const { socket, waiting } = connected();
      // What comes late would be taken for the answer to the next command, so the connection goes with it.
      const timer = setTimeout(() => socket.destroy(new Error('Redis has not answered')), ANSWER_WITHIN_MS);
      waiting.push({ resolve, reject, timer });
      socket.write(encodeCommand(words));
    });
  }

  return { send };
}

function settle(one: Waiting | undefined, reply: string | null | Error): void {
  clearTimeout(one?.timer);
  if (reply instanceof Error) one?.reject(reply);
  else one?.resolve(reply);
}

function socketTo({ protocol, hostname, port }: URL): Socket {
  const to = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT };
  const socket = protocol === 'rediss:' ? connectSafely({ ...to, servername: to.host }) : connect(to);
  return socket.setNoDelay(true).unref();
}

/** Who we are and which of its databases we use, where the address says so. */
function greetingOf({ username, password, pathname }: URL): readonly (readonly string[])[] {
  const [name, secret, database] = [username, password, pathname.slice(1)].map(decodeURIComponent);
  return [
    ...(secret ? [name ? ['AUTH', name, secret] : ['AUTH', secret]] : []),
    ...(database ? [['SELECT', database]] : []),
  ];
}
