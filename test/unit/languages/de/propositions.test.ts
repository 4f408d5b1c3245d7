import { markersTable } from '../markersTable';

markersTable('de', {
  'duties as statutes and answers say them': [
    ['Der Eigner hat die Bojen jährlich prüfen zu lassen.', 'duty'],
    ['Die Bojen sind im Herbst einzuholen.', 'duty'],
    ['Er hat die Bojen einzuholen, zu prüfen und zu lagern.', 'duty', 'duty', 'duty'],
    ['Der Eigner ist verpflichtet, die Bojen einzuholen.', 'duty'],
    ['Die Verlegung bedarf der Zustimmung der Wache.', 'duty'],
    ['Sie müssen die Bojen melden.', 'duty'],
    ['Eine Meldung, die er vorzulegen hat, genügt.', 'duty'],
  ],
  'permissions denied, also far from their negation': [
    ['Der Eigner darf die Bojen im Sommer ohne Zustimmung der Wache nicht verlegen.', 'prohibition', 'negation'],
    ['Die Verlegung ist unzulässig.', 'prohibition'],
    ['Die Verlegung ist nicht zulässig.', 'prohibition'],
    ['Niemand darf Bojen verlegen.', 'prohibition'],
    ['Er darf keine Bojen verlegen.', 'prohibition'],
    ['Der Eigner, der die Bojen nicht verlegen darf, haftet.', 'prohibition'],
    ['Der Eigner darf die Bojen, die ihm gehören, nicht verlegen.', 'prohibition'],
    ['Der Eigner hat keinen Anspruch auf Ersatz.', 'prohibition'],
    ['Die Verlegung ist nicht verboten.', 'permission'],
  ],
  'duties denied': [
    ['Der Eigner braucht die Bojen nicht zu melden.', 'exemption'],
    ['Eine Meldung ist nicht erforderlich.', 'exemption'],
    ['Er ist nicht verpflichtet, die Bojen zu melden.', 'exemption'],
    ['Er hat die Bojen nicht zu melden.', 'exemption'],
    ['Der Eigner ist von der Meldung befreit.', 'exemption'],
  ],
  'negations of other words than the verb': [
    ['Der Eigner muss die nicht gemeldeten Bojen einholen.', 'duty', 'negation'],
    ['Der Eigner darf ohne Meldung ankern.', 'permission', 'negation'],
    ['Er darf die Boje nicht ohne Meldung verlegen.', 'permission', 'only'],
    ['Den Schaden hat er nicht zu vertreten.', 'negation'],
  ],
  'idioms that deny nothing': [
    ['Die Gebühr gilt nicht nur für Boote.'],
    ['Die Frist dauert nicht länger als drei Tage.'],
    ['Soweit nichts anderes bestimmt ist, zahlt der Eigner.'],
    ['Die Meldung ist nicht unwirksam.'],
    ['Die Gebühr bleibt unberührt.'],
  ],
  'conditions and exceptions': [
    ['Bleibt die Meldung aus, so zahlt der Eigner.', 'condition'],
    ['Der Eigner zahlt, es sei denn, die Boje ist versenkt.', 'exception'],
    ['Er zahlt unabhängig davon, wer die Boje verlegt.', 'regardless'],
    ['Mit Ausnahme der Fischer zahlen die Eigner.', 'exception'],
    ['Sollte die Boje treiben, meldet er sie.', 'condition'],
  ],
  'two modal words in one clause, of which the negation turns one': [
    // In a main clause the one before it, in a subordinate clause the one behind it.
    ['Der Eigner darf die Boje nicht verlegen müssen.', 'prohibition', 'duty'],
    ['Ein Eigner, der die Boje verlegen darf oder nicht muss, zahlt.', 'permission', 'exemption'],
    ['Ein Eigner, der darf nicht verlegen, zahlt.', 'prohibition'],
    ['Er muss zahlen darf nicht ankern.', 'duty', 'prohibition'],
  ],
  'two predicates, each with its own': [
    ['Der Eigner muss zahlen und darf nicht ankern.', 'duty', 'prohibition'],
    ['Wenn er nicht zahlen kann, kann die Wache stunden.', 'condition', 'prohibition', 'permission'],
  ],
});
