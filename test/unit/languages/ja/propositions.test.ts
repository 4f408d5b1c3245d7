import { markersTable } from '../markersTable';

markersTable('ja', {
  'duties as statutes and answers say them': [
    ['船主は届け出なければなりません。', 'duty'],
    ['船主は損害を賠償する責任を負う。', 'duty'],
    ['船主は届け出るものとする。', 'duty'],
  ],
  'prohibitions and permissions denied': [
    ['船主は浮標を移してはなりません。', 'prohibition'],
    ['船主は浮標を移すことができない。', 'prohibition'],
    ['船主は返還を請求できません。', 'prohibition'],
    ['浮標の移動は禁止される。', 'prohibition'],
  ],
  'permissions and duties denied': [
    ['船主は浮標を移すことができます。', 'permission'],
    ['船主は届け出る必要はありません。', 'exemption'],
    ['船主は届け出なくてもよい。', 'exemption'],
  ],
  'exceptions, conditions and idioms': [
    ['ただし、漁船については、この限りでない。', 'exception', 'negation'],
    ['浮標が流れた場合には、船主が届け出る。', 'condition'],
    ['船主は遅滞なく届け出る。'],
    ['漁船だけでなく商船を調べる。'],
    ['故意であるかを問わず、船主が払う。', 'regardless'],
  ],
});
