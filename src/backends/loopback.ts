/**
 * Whether what is sent to the address stays on this computer, by its host's name alone: the block 127.0.0.0/8, ::1, and
 * `localhost`, which a resolver must not look up elsewhere (RFC 6761, section 6.3). `URL` has written addresses in other
 * notations (`127.1`, `0x7f000001`) the usual way before.
 */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/u.test(hostname);
