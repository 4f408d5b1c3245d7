/** What lawyers shorten the codes and the great acts to, as the courts cite them. */
const SHORTENED: readonly (readonly [title: RegExp, names: readonly string[]])[] = [
  [/^c[óo]digo civil(?: español)?$/u, ['CC', 'C.C.']],
  [/^c[óo]digo penal$/u, ['CP', 'C.P.']],
  [/^c[óo]digo de comercio$/u, ['CCom', 'C. Com.']],
  [/^constituci[óo]n española$/u, ['Constitución', 'CE', 'C.E.']],
  [/enjuiciamiento civil$/u, ['LEC', 'Ley de Enjuiciamiento Civil']],
  [/enjuiciamiento criminal$/u, ['LECrim', 'LECr', 'Ley de Enjuiciamiento Criminal']],
  [/del poder judicial$/u, ['LOPJ', 'Ley Orgánica del Poder Judicial']],
  [/de arrendamientos urbanos$/u, ['LAU', 'Ley de Arrendamientos Urbanos']],
  [/ley del estatuto de los trabajadores$/u, ['ET', 'Estatuto de los Trabajadores']],
  [/ley de sociedades de capital$/u, ['LSC', 'Ley de Sociedades de Capital']],
  [
    /defensa de los consumidores y usuarios(?: y otras leyes complementarias)?$/u,
    ['TRLGDCU', 'LGDCU', 'Ley General para la Defensa de los Consumidores y Usuarios'],
  ],
  [/del procedimiento administrativo común de las administraciones públicas$/u, ['LPACAP', 'LPAC']],
  [/de régimen jurídico del sector público$/u, ['LRJSP']],
  [/jurisdicción contencioso-administrativa$/u, ['LJCA']],
  [/reguladora de la jurisdicción social$/u, ['LRJS']],
  [/ley general de la seguridad social$/u, ['LGSS', 'TRLGSS']],
  [/ley hipotecaria$/u, ['LH', 'Ley Hipotecaria']],
  [/^ley [^,]+, de [^,]+, general tributaria$/u, ['LGT', 'Ley General Tributaria']],
  [/^ley [^,]+, de [^,]+, de contrato de seguro$/u, ['LCS', 'Ley de Contrato de Seguro']],
  [/ley concursal$/u, ['LC', 'TRLC', 'Ley Concursal']],
];

/** What everybody calls an act by another name than its title. */
export function commonNames({ title }: { readonly title: string }): readonly string[] {
  const plain = title.toLowerCase().replace(/\s+/gu, ' ').trim().replace(/\.$/u, '');
  return SHORTENED.flatMap(([pattern, names]) => (pattern.test(plain) ? names : []));
}
