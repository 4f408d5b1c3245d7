/** Arguments of each tool, by its name, that the invented law of the languages' cases can serve. */
export const GOOD: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  search_law: [
    { query: 'berth fee of a foreign vessel', limit: 5 },
    { query: '어항 수수료' },
    { query: '§ 3 Liegeplatz' },
  ],
  get_provision: [
    { provision: 'section 2(1) of the Harbours Act 2012' },
    { provision: '어항법 제3조' },
    { provision: 'harbours-act-2012/sec_2' },
  ],
  follow_citations: [{ provision: 'harbours-act-2012/sec_2', direction: 'both', depth: 2 }],
  find_acts: [{ name: 'Harbours Act' }, { name: '' }, {}],
  check_citations: [{ text: 'See section 99 of the Harbours Act 2012 and art. 2, comma 1, cod. porti.' }],
  verify_answer: [
    {
      text: 'The master pays a fee (section 2 of the Harbours Act 2012). “A berth is free”, section 1.',
      question: 'What does the master pay?',
    },
  ],
};
