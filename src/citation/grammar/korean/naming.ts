import type { Naming } from '../naming';

export const KOREAN_NAMING: Naming = {
  open: ['before'],
  conjunctions: '및|또는',
  front: {
    close: /(?:의)?\s{0,2}$/u,
    head: /(?:법|법률|시행령|규칙|조례|규정|헌법|협약|조약)$/u,
    noAct: /(?:방법|위법|불법|합법|적법|편법|문법|명령|법령)$/u,
  },
  // "「상법」에 따른 회사로서 같은 법 제3조": corner brackets hold nothing but acts in Korean law.
  mention: /「([^「」]{2,100})」/gu,
  // `「상법」(이하 "법"이라 한다)`
  definition: {
    sign: '이하',
    pattern:
      /「([^「」]{1,100})」\s{0,2}\([^()]{0,40}?이하\s{0,2}["“'‘「]([^"”'’」]{1,20})["”'’」]\s{0,2}(?:이?라|으로)/gu,
  },
  // In "해운법 시행령", 법 is 해운법 and 규칙 is 해운법 시행규칙.
  family: {
    act: '법',
    decree: '시행령',
    rules: '시행규칙',
    joint: ' ',
    subordinate: /\s?시행(?:령|규칙)$/u,
    isDecree: /시행령$|^[영령]$/u,
    isRules: /규칙$/u,
    same: /^(?:같은|동)/u,
    ofOwn: /^(?:이|본)\s?(?=법)/u,
  },
  // "구 등불관리법". Assumes that a word which ends with 구 says something else. Known failure: the rules of a district, 구.
  formerName: /(?<![\p{L}\p{N}])[구舊]\s{0,2}$/u,
};
