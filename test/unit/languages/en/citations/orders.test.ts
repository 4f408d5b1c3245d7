import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('citations: Orders of codes of procedure, and titles that begin with what the act is', () => {
  table(
    'en',
    [
      [
        'under Order VII, Rule 11(d) of the Code of Quay Procedure, 1908',
        'Order VII, Rule 11(d) of the Code of Quay Procedure, 1908 | named:Code of Quay Procedure, 1908 | act | hcontainer_order-vii__rule_11__point_d',
      ],
      ['Order VII Rule 11 CQP', 'Order VII Rule 11 CQP | named:CQP | act | hcontainer_order-vii__rule_11'],
      ['RSC Ord 18, r 19', 'RSC Ord 18, r 19 | named:RSC | act | hcontainer_order-18__rule_19'],
      ['O. XXIA r. 3 CQP', 'O. XXIA r. 3 CQP | named:CQP | act | hcontainer_order-xxia__rule_3'],
      ['O.5, r.7 of the RSC', 'O.5, r.7 of the RSC | named:RSC | act | hcontainer_order-5__rule_7'],
      [
        'Rule 11 of Order VII of the Code',
        'Rule 11 of Order VII of the Code | defined:the Code | act | hcontainer_order-vii__rule_11',
      ],
      [
        'Order XXXIX Rules 1 and 2 CQP',
        'Order XXXIX Rules 1 | named:CQP | act | hcontainer_order-xxxix__rule_1',
        '2 CQP | named:CQP | act | hcontainer_order-xxxix__rule_2',
      ],
      [
        'Order 5 r 7 and Order 6 r 8',
        'Order 5 r 7 | this | act | hcontainer_order-5__rule_7',
        'Order 6 r 8 | this | act | hcontainer_order-6__rule_8',
      ],
      // An act, and a decision.
      [
        'rule 4 of the Harbour Order 2003',
        'rule 4 of the Harbour Order 2003 | named:Harbour Order 2003 | act | rule_4',
      ],
      [
        'the Harbour (Fees) Order 2003, rule 4',
        'Harbour (Fees) Order 2003, rule 4 | named:Harbour (Fees) Order 2003 | act | rule_4',
      ],
      ['Order 66 was placed on 3 June.'],
      [
        'Article 5 of the Treaty on the Law of Harbours',
        'Article 5 of the Treaty on the Law of Harbours | named:Treaty on the Law of Harbours | act | art_5',
      ],
      [
        'Article 5 of the Convention for the Protection of Quays and Fundamental Lights says',
        'Article 5 of the Convention for the Protection of Quays and Fundamental Lights | named:Convention for the Protection of Quays and Fundamental Lights | act | art_5',
      ],
      [
        'rule 4 of the Rules of the Quay Court 1965',
        'rule 4 of the Rules of the Quay Court 1965 | named:Rules of the Quay Court 1965 | act | rule_4',
      ],
      [
        'Article 21 of the Constitution of Westhaven and the Harbour Act',
        'Article 21 of the Constitution of Westhaven | named:Constitution of Westhaven | act | art_21',
      ],
      [
        'Article 5 of the Treaty on Quays and Article 6 of the Charter',
        'Article 5 of the Treaty on Quays | named:Treaty on Quays | act | art_5',
        'Article 6 of the Charter | defined:the Charter | act | art_6',
      ],
      ['section 5 of the Code applies', 'section 5 of the Code | defined:the Code | act | sec_5'],
    ],
    equal,
  );
});
