// The floor of the bench: a server that does nothing.
import { createServer } from 'node:http';

const server = createServer((_, answer) => answer.end());
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
