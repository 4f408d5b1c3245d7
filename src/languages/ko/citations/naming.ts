import { STANDARD } from '../../citations/standards';
import type { Naming } from '../../citations/naming';

/** What may have articles and is written by anybody. */
const WRITING =
  '계약|계약서|약관|정관|규약|약정|약정서|특약|합의서|협정서|협약서|취업규칙|사규|내규|학칙|회칙|각서|유언장|단체협약|지침|(?:고시|개정|제정|정부|의원|수정|대안|법률?|조례|규칙|시행령|규정)안';

export const naming: Naming = {
  open: ['before'],
  conjunctions: '및|또는|와|과',
  ownText: '이',
  otherSource:
    '(?:(?:전자|후자)의?|같은\\s?책|앞의\\s?책|위의?\\s?책|전게서|앞의\\s?글|전게\\s?논문|각주\\s?\\d{1,4}\\)?|제\\s?\\d{1,3}판),?\\s{0,2}',
  front: {
    // Over a volume, which is no unit: "상법전 제2권 제3조".
    close: /(?:의)?\s{0,2}(?:제\s?\d{1,4}\s?[권부책]\s{0,2})?$/u,
    // "연방법전", "연방규정집"; "같은 법전" goes back.
    head: /(?:법|법률|시행령|규칙|조례|규정|헌법|협약|조약|법전|(?:법령|법규|규정|규칙|조례)집)$/u,
    noAct: /(?:방법|위법|불법|합법|적법|편법|문법|명령|법령|(?:같은|동|이|본|위)\s?법전)$/u,
    // "이 사건 계약 제4조", "정관 제4조", "안 제2조", "KS Q ISO 9001 제4조"
    noLaw: new RegExp(`(?:${WRITING}|(?<![가-힣])안|(?<![\\p{L}\\p{N}])(?:${STANDARD}))$`, 'u'),
    // "근로기준법이 적용된다"
    alone:
      /(?<=[가-힣])(?<!(?:같은|이|그|동|본|위|당해|해당)\s?)(?:법|법률|시행령|규칙|조례)(?=(?:[은는이가을를의도]|에서?|에도|과|와|상)[\s,.])/gu,
  },
  // "임대차계약서는 제4조에서": "계약은 제4조에 따라 무효이다" speaks of the law.
  ownedBehind: [
    { inFront: new RegExp(`(?:${WRITING})(?:에서는|상으로는|에\\s?(?:의하면|따르면))\\s{0,2}$`, 'u'), behind: /^/u },
    {
      inFront: new RegExp(`(?:${WRITING})(?:은|는|이|가|상|에는|의\\s?경우)\\s{0,2}$`, 'u'),
      behind: /^(?:제\d{1,3}항)?에서|^에\s(?:정|규정|두|명시)/u,
    },
  ],
  supplements: { name: '부칙', speakFor: 'act' },
  // "「상법」에 따른 회사로서 같은 법 제3조": corner brackets hold nothing but acts in Korean law.
  mention: /「([^「」]{2,100})」/gu,
  // `「상법」(이하 "법"이라 한다)`, `항만의 안전에 관한 법률(이하 "항만안전법"이라 한다)`: without brackets a short name is longer than 법.
  definition: {
    sign: '이하',
    pattern:
      /(?:「([^「」]{1,100})」|(?<=법|법률|시행령|규칙|조례|규정)(?=\s?\([^()]{0,60}?["“'‘][^"”'’]{3,20}["”'’]))\s{0,2}\([^()]{0,40}?이하\s{0,2}["“'‘「]([^"”'’」]{1,20})["”'’」]\s{0,2}(?:이?라|으로)/gu,
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
    sameAct: /^(?:같은|동|위|상기|해당|당해)\s?법률?(?!\s?시행)(?![가-힣])/u,
    ofOwn: /^(?:이|본)\s?(?=법)/u,
  },
  // A decree may be called rules of an office ("직제", "규정"), so that only what it cannot be tells.
  kinds: [
    { said: /^(?:같은|동|위|상기|해당|당해)\s?법(?:률)?(?![가-힣])/u, title: /(?:법|법률)(?:\s?\([^()]{1,80}\))?$/u },
    { said: /^(?:같은|동|위|상기|해당|당해|이|본)\s?(?:영|시행령)/u, title: /(?:령|규정|직제|영)$/u },
    { said: /^(?:같은|동|위|상기|해당|당해|이|본)\s?(?:규칙|시행규칙)/u, title: /(?:규칙|규정)$/u },
    { said: /^(?:같은|동|위|상기|해당|당해|이|본)\s?조례/u, title: /조례$/u },
  ],
  // 등관법 for 등불관리법
  clipped: /^\p{Script=Hangul}{2,7}법$/u,
  ownerLink: '의',
  // "독일 민법"
  // "「항만법」(일본)"
  otherStates: { own: ['KR'] },
  // "신 항만법": the act that came after the 항만법.
  ownerInFront:
    /(?<![\p{L}\p{N}])(?:일본|중국|대만|북한|독일|미국|영국|프랑스|이탈리아|스페인|스위스|오스트리아|네덜란드|벨기에|러시아|캐나다|호주|인도|베트남|태국|싱가포르|홍콩|유럽연합)의?\s{1,2}$|(?<![\p{L}\p{N}])[신新]\s{0,2}$/u,
  // "구 등불관리법", "종전의 「등불관리법」". Assumes that a word which ends with 구 says something else. Known failure: the rules of a district, 구.
  formerInFront: '(?<![\\p{L}\\p{N}])[구舊옛]|(?:개정|폐지)(?:되기)?\\s?전의?|종전의?|폐지된',
  // "등불관리법(2020. 1. 1. 법률 제5호로 개정되기 전의 것)", "제5조(삭제)", "제5조는 삭제되었다"; "제5조 삭제를" asks for it.
  formerBehind:
    '(?<=[(（])[^()（）\\n]{0,80}(?:개정|폐지)(?:되기)?\\s?전의?\\s?것|(?:[은는이가]\\s)?(?:삭제|폐지)(?:됨|되었|\\s?[)）<〈\\]])',
  formerNearby: '종전|폐지|삭제|개정\\s?전|\\(구\\)',
  versionInFront: '(?:개정|폐지|시행)(?:되기)?\\s?전의?|종전의?|당시의?',
  commencement: '부터\\s시행',
  comingNearby: '시행\\s?예정|시행될',
  says: '(?:(?:이?라|다)?고\\s?|다음과\\s같이\\s?)(?:규정|정하|정한|명시)|규정하',
  // Between the sentences the notes of amendments may stand: "한다. <개정 2020. 1. 1.> 다만,". A latter half may be one of a
  // sentence, too.
  textParts: [
    {
      behind: '(?:의\\s?)?(?:각\\s?[호목]\\s?외의\\s?부분\\s?)?(?<said>단서)',
      sign: /다만|단\s?,|但/u,
      doubt: /그러나|단(?=\s)|제외|아니하/u,
    },
    {
      behind: '(?:의\\s?)?(?:각\\s?[호목]\\s?외의\\s?부분\\s?)?(?<said>후[단문])',
      sign: /[다함임음]\.(?:\s|[<〈[(][^<>〈〉[\]()\n]{0,200}[>〉\])]){0,6}(?!다만|단\s?,)[가-힣「]/u,
    },
  ],
  listAhead: '다음\\s?(?:각\\s?[호목]|과\\s같|의)',
  otherAct: '「[^「」]{0,60}(?:법|법률|령|규칙|조례|조약|협정|규정|고시)」',
  amended: '(?:의\\s)?일부를\\s다음과\\s같이\\s개정한다|[을를]\\s다음과\\s같이\\s개정한다',
  newWording: '다음과\\s같이\\s(?:(?:개정|신설)?한다|(?:개정|신설)?하고(?!\\s있))[^"“”「」]{0,12}',
  insertedBehind: '[을를]\\s(?:신설|추가)(?:한다|하고|하며)',
  newWordingBehind: '(?:으?로\\s(?:한다|하며|하고(?!\\s있)|개정한다)|[을를]\\s(?:신설|추가)한다)',
  command: '(?:삭제|개정)한다|으?로\\s한다',
};
