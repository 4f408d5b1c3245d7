/** Two articles with the same second paragraph: what they say around it tells them apart. */
export const WATCH_ACT = {
  'watch.md': `# Watch Act

### Section 1. First rule

(1) In a fire a vessel leaves its berth.

(2) The watch is doubled.

### Section 2. Second rule

(1) In a storm a vessel stays at anchor.

(2) The watch is doubled.
`,
};
