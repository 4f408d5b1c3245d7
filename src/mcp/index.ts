export { makeServer, type Served } from './server';
export { serve, type ServeOptions } from './serve';
export { StdioTransport, type Streams } from './stdioTransport';
export { listen, MCP_PATH, type HttpOptions } from './httpServer';
