import { markersTable } from '../markersTable';

markersTable('ko', {
  'duties as statutes and answers say them': [
    ['선주는 부표를 신고하여야 한다.', 'duty'],
    ['선주는 부표를 신고해야 합니다.', 'duty'],
    ['선주는 검사를 받아야 하고, 비용을 낸다.', 'duty'],
    ['선주는 손해를 배상할 책임이 있습니다.', 'duty'],
    ['선주는 신고를 하지 아니하면 아니 된다.', 'duty'],
    ['선주는 신고하지 않으면 안 됩니다.', 'duty'],
  ],
  'prohibitions and permissions denied': [
    ['선주는 부표를 옮겨서는 아니 된다.', 'prohibition'],
    ['선주는 부표를 옮기면 안 됩니다.', 'prohibition'],
    ['선주는 부표를 옮기지 못한다.', 'prohibition'],
    ['선주는 부표를 옮길 수 없습니다.', 'prohibition'],
    ['선주는 부표를 옮기지 않아야 합니다.', 'prohibition'],
    ['부표의 이동은 금지된다.', 'prohibition'],
  ],
  permissions: [
    ['선주는 부표를 옮길 수 있습니다.', 'permission'],
    ['선주는 부표를 옮겨도 됩니다.', 'permission'],
    ['선주는 보상을 청구할 권리가 있다.', 'permission'],
  ],
  'duties denied': [
    ['선주는 신고하지 않아도 됩니다.', 'exemption'],
    ['선주는 신고하지 아니할 수 있다.', 'exemption'],
    ['선주는 신고할 필요가 없습니다.', 'exemption'],
    ['선주가 신고하여야 하는 것은 아닙니다.', 'exemption'],
    ['선주는 책임을 지지 아니한다.', 'exemption'],
  ],
  'plain negations': [
    ['선주가 신고하지 않았습니다.', 'negation'],
    ['그 경우에는 그러하지 아니하다.', 'condition', 'negation'],
    ['신고가 없는 부표이다.', 'negation'],
    ['선주가 신고하지 못한 부표이다.', 'negation'],
  ],
  'words that only look like markers': [
    ['어선뿐만 아니라 상선도 신고한다.'],
    ['선주는 지체 없이 신고한다.'],
    ['특별한 사정이 없으면 신고한다.'],
    ['톤수 20톤 미만의 배이다.'],
    ['그 밖에 필요한 사항을 정한다.'],
    ['부표를 서면으로 신고한다.'],
    ['선주가 신고하였지만 늦었다.'],
  ],
  'only, except, if, even if, also': [
    ['서면으로만 신고한다.', 'only'],
    ['어선으로 한정한다.', 'only'],
    ['다만, 어선은 제외한다.', 'exception', 'exception'],
    ['부표가 떠내려간 때에는 신고한다.', 'condition'],
    ['부표가 떠내려갔다면 신고합니다.', 'condition'],
    ['제3조에도 불구하고 신고한다.', 'regardless'],
    ['고의와 관계없이 보상한다.', 'regardless'],
    ['떠내려간 경우에도 신고한다.', 'regardless'],
    ['어선의 경우도 또한 같다.', 'inclusion'],
  ],
});
