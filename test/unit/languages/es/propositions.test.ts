import { markersTable } from '../markersTable';

markersTable('es', {
  'prohibitions and permissions denied': [
    ['Nadie podrá mover una boya.', 'prohibition'],
    ['Queda prohibido mover una boya.', 'prohibition'],
    ['El armador no tiene derecho a la devolución.', 'prohibition'],
    ['No se puede mover ninguna boya.', 'prohibition'],
    ['El traslado no está prohibido.', 'permission'],
  ],
  'duties and duties denied': [
    ['El armador ha de avisar.', 'duty'],
    ['El armador está obligado a avisar.', 'duty'],
    ['No será necesario el aviso.', 'exemption'],
    ['El armador no tiene que avisar.', 'exemption'],
    ['El pescador está exento.', 'exemption'],
  ],
  'idioms, exceptions, conditions': [
    ['La tasa grava no sólo las barcas.'],
    ['Salvo pacto en contrario, paga el armador.'],
    ['Paga el armador, a menos que la boya se pierda.', 'exception'],
    ['Paga el armador siempre que la boya flote.', 'condition'],
    ['A pesar del aviso, paga.', 'regardless'],
  ],
});
