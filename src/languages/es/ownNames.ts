import type { OwnNames } from '../ownNames/ownNames';

export const ownNames: OwnNames = { behindNumber: 'del?' };
