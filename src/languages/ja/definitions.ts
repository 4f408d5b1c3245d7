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
  bracketed: [
    {
      // 水に浮くもの（以下「船舶」という。）, 岸壁の対価（以下この条において「使用料」という。）
      sign: /以下/u,
      pattern: /[（(][^（）()「」\n]{0,60}以下[^（）()「」\n]{0,40}「([^「」\n]{1,30})」と(?:いう|総称する)。?[）)]/gu,
    },
  ],
  actName: /^(?:法|令|規則|条例|(?:新|旧|同|改正)法|施行(?:令|規則))$/u,
};
