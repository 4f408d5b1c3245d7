import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * Lets the suite, which runs in the extension host, have something done in the workbench's page. The suite posts JSON
 * arguments to `/NAME`; the page module's exported function NAME gets `(page, args)`; the answer is `{result}` or
 * `{error}`. It listens on the loopback alone and answers only who knows the token, which travels by environment variables.
 */
export async function openPageChannel() {
  const token = randomBytes(24).toString('hex');
  const served = { functions: {}, page: undefined };
  const server = createServer((request, response) => {
    const respond = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${token}`) respond(403, { error: 'The token is missing or wrong.' });
    else
      call(served, request).then(
        (result) => respond(200, { result }),
        (error) => respond(200, { error: error.message }),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    variables: { PROVISO_PAGE_URL: `http://127.0.0.1:${server.address().port}/`, PROVISO_PAGE_TOKEN: token },
    serve: (functions, page) => Object.assign(served, { functions, page }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function call({ functions, page }, request) {
  const name = request.url.slice(1);
  if (typeof functions[name] !== 'function') {
    throw new Error(`The page module has no function "${name}"; it has: ${Object.keys(functions).join(', ')}.`);
  }
  return await functions[name](page, await json(request));
}
