import type { Definitions } from '../pack';

export const definitions: Definitions = {
  styles: [
    {
      // `「船舶」とは、…をいう。`, `この法律において「港」とは`, `「船舶等」という` is another's. Assumes corner brackets.
      sign: /」とは/u,
      pattern: /「([^「」\n]{1,60})」とは(?=[、，]?)/gu,
    },
    {
      // `一 港 船が泊まる所をいう。`, in a list whose opening says that terms follow.
      sign: /用語の(?:意義|定義)/u,
      pattern:
        /(?<=\n[ \u3000]{0,4}[一二三四五六七八九十]{1,4}[ \u3000])([^\s\u3000「」、。]{1,40})[ \u3000](?=[^\n]{2,400}を?いう。)/gu,
    },
  ],
};
