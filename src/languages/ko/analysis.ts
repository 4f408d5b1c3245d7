import type { Analysis } from '../analysis/analysis';

/** Bigrams of endings and connectives. */
export const analysis: Analysis = {
  statuteWords:
    '니다 습니 합니 됩니 입니 있습 없습 한다 된다 이다 있다 없다 하는 하여 하고 하며 하지 되는 되어 에는 에서 으로 에게 부터 까지 경우 따라 대한 대하 의하 위하 관한 관하',
};
