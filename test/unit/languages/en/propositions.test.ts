import { markersTable } from '../markersTable';

markersTable('en', {
  'prohibitions and permissions denied': [
    ['No person shall move a buoy.', 'prohibition'],
    ['An owner shall not move a buoy.', 'prohibition'],
    ["You can't move the buoy.", 'prohibition'],
    ['An owner is not entitled to a refund.', 'prohibition'],
    ['It is unlawful to move a buoy.', 'prohibition'],
    ['Neither the owner nor the crew may move a buoy.', 'negation', 'prohibition'],
  ],
  'duties denied': [
    ['An owner is not required to report.', 'exemption'],
    ['You do not have to report.', 'exemption'],
    ['No licence is required.', 'exemption'],
    ['The owner is exempt.', 'exemption'],
  ],
  'duties and permissions': [
    ['An owner shall report.', 'duty'],
    ['You have to report.', 'duty'],
    ['The owner is entitled to a refund.', 'permission'],
  ],
  'negations of other words than the verb': [
    ['A person who holds no licence may sail.', 'negation', 'permission'],
    ['An owner may sail without a licence.', 'permission', 'negation'],
    ['The owner who fails to report must pay.', 'negation', 'duty'],
  ],
  'idioms that deny nothing': [
    ['The fee is due not later than noon.'],
    ['The fee covers not only boats.'],
    ['Unless otherwise agreed, the owner pays.'],
    ['He sailed on 3 May 2021.'],
  ],
  'only, except, even if': [
    ['An owner may sail only if the buoy is lit.', 'permission', 'only', 'condition'],
    ['The owner pays unless the buoy is lost.', 'exception'],
    ['The owner pays whether or not the buoy is lost.', 'regardless'],
    ['Notwithstanding section 3, the owner pays.', 'regardless'],
  ],
});
