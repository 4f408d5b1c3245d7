import assert from 'node:assert/strict';
import { detectLanguage } from '../../../../src/languages';

describe('detectLanguage', () => {
  it('tells French and Spanish statutes from English and German ones', () => {
    assert.equal(
      detectLanguage('Le capitaine ne peut quitter le port sans une autorisation qui est donnée par le maire.'),
      'fr',
    );
    assert.equal(
      detectLanguage('El capitán no podrá salir del puerto sin una autorización dada por el alcalde y sus agentes.'),
      'es',
    );
    assert.equal(
      detectLanguage('The master shall not leave the port without a permit that is given by the mayor.'),
      'en',
    );
    assert.equal(
      detectLanguage('Der Kapitän darf den Hafen nicht ohne eine Erlaubnis verlassen, die der Bürgermeister erteilt.'),
      'de',
    );
  });
});
