import { STANDARD } from '../../citations/standards';
import { commonNames } from './commonNames';
import type { Naming } from '../../citations/naming';
import { lawNumber } from './lawNumber';
import { pattern } from './patterns';
import { DIGITS } from './units';

/** What may have articles and is written by anybody. */
const WRITING =
  '契約|契約書|約款|定款|規約|協定書|協定|協約|覚書|合意書|約定書|特約|会則|内規|遺言書|指針|要綱|(?:改正|修正|法律?|条例|政令|省令|規則)案|就業規則';

export const naming: Naming = {
  open: ['before'],
  commonNames,
  conjunctions: '及び|又は|並びに|若しくは',
  ownText: 'この',
  // 前掲書第五条, 前掲『港湾法講義』第五条
  otherSource: '(?:[前後]者の|前掲(?:書|論文|注\\d{0,3}|『[^『』]{1,60}』)|同(?:書|論文))[、\\s]?',
  front: {
    // Over a volume, which is no unit: 商法典第二巻第三条.
    close: pattern(`の?[\\s\\u3000]{0,2}(?:第${DIGITS}{1,5}[巻部冊][\\s\\u3000]{0,2})?$`, 'u'),
    // 合衆国法典, 連邦規則集; 同法典 goes back.
    head: /(?:法|法律|令|規則|条例|憲法|条約|法典|(?:法令|法律|法規|規則|条例)集|六法全書)$/u,
    noAct: /(?:方法|違法|適法|命令|法令|手法|(?<!\p{Script=Han})[同本]法典|この法典)$/u,
    // 本件契約第四条、定款第四条、JIS Q 9001第四条
    noLaw: new RegExp(`(?:${WRITING}|(?<![\\p{L}\\p{N}])(?:${STANDARD}))$`, 'u'),
    // 港湾法は適用される。
    alone:
      /(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?<!(?:同|本|旧|新|改正|当該))(?:法律?|令|規則|条例)(?=[はがをにもとの、])/gu,
  },
  lawNumber,
  // 賃貸借契約書は第四条で: 契約は第四条により無効 speaks of the law.
  ownedBehind: [
    { inFront: new RegExp(`(?:${WRITING})では、?$`, 'u'), behind: /^/u },
    {
      inFront: new RegExp(`(?:${WRITING})(?:は|が|には|上)、?$`, 'u'),
      behind: /^(?:で(?!は?な)|において|に(?:定|規定|明記))/u,
    },
  ],
  supplements: { name: '附則', speakFor: 'amending act' },
  // `港湾法（昭和二十五年法律第一号。以下「法」という。）`
  definition: {
    sign: '以下「',
    pattern: /([^、。「」（）()\s]{2,80})[」]?[（(][^（）()]{0,60}?以下(?:単に)?「([^「」]{1,20})」という。?[）)]/gu,
  },
  family: {
    act: '法',
    decree: '施行令',
    rules: '施行規則',
    joint: '',
    subordinate: /施行(?:令|規則)$/u,
    isDecree: /施行令$|^令$/u,
    isRules: /規則$/u,
    same: /^同/u,
    sameAct: /^同法律?(?!施行)/u,
    ofOwn: /^(?:この|本)(?=法)/u,
  },
  kinds: [
    { said: /^同法/u, title: /(?:法|法律|憲法)(?=$|[（(])/u },
    { said: /^(?:同|この|本)(?:政令|省令|府令|令)/u, title: /令(?=$|[（(])/u },
    { said: /^(?:同|この|本)規則/u, title: /規則(?=$|[（(])/u },
    { said: /^(?:同|この|本)条例/u, title: /条例(?=$|[（(])/u },
  ],
  ownerLink: 'の',
  // "ドイツ民法"
  // "港湾法（韓国）"
  otherStates: { own: ['JP'] },
  // 新港湾法, カリフォルニア州港湾法, 漁港港湾法: a name that goes on in front of this one, but for words that say which version or case.
  ownerInFront:
    /(?:ドイツ|フランス|イタリア|スペイン|スイス|オーストリア|オランダ|ベルギー|ロシア|カナダ|インド|タイ|ベトナム|アメリカ|イギリス|米国|英国|中国|韓国|台湾|香港|ＥＵ|EU)の?$|[\p{Script=Han}\p{Script=Katakana}ー](?<![条項号編章節款目旧中至及並且]|現行|改正|最新|本件|当該|[上前下左右]記|前掲|関係|関連|根拠|準拠|以下|各|両|同)$/u,
  // "旧灯火管理法", "改正前の灯火管理法". Assumes that 復旧 says something else.
  formerInFront: '(?<!復)旧|(?:改正|廃止)前の?|従前の|廃止された',
  // "第五条（平成十年改正前のもの）", "灯火管理法（令和二年法律第五号による改正前のもの）", "第五条（削除）"
  formerBehind: '(?<=[（(])(?:[^（）()\\n]{0,80}(?:改正|廃止)前の|(?:削除|廃止)(?=[）)]))',
  formerNearby: '旧|改正前|廃止|削除',
  versionInFront: '(?:改正|廃止|施行)前の?|従前の|当時の',
  says: '(?:と|旨を?|次のように)(?:規定|定め|明記)',
  // A latter half may be one of a sentence, too.
  textParts: [
    { behind: 'の?(?<said>(?:ただし|但し?)書き?)', sign: /ただし|但し|但[、，]/u, doubt: /但|タダシ|この限りでない/u },
    { behind: 'の?(?<said>後段)', sign: /。[\s\u3000]{0,6}(?!ただし|但し)[\p{L}「]/u },
  ],
  listAhead: '次の|次に掲げる|左の',
  amended: 'の一部を次のように改(?:正する|める)',
  newWording: '次の(?:ように改め|[^「」。]{1,20}を加え)[^「」]{0,6}',
  insertedBehind: 'を(?:新設|加え)',
  newWordingBehind: '(?:に改め|を加え)',
  command: 'を削(?:る|り)|に改め|を次のように改め',
};
