export { MOST_ADDING, MOST_NEIGHBOURS } from './provisionStore';
export type {
  ActQuery,
  AverageLengths,
  NearHit,
  NearQuery,
  OrdinalRange,
  ProvisionQuery,
  ProvisionStore,
  StoreContents,
  StoredDocument,
  StoredVectors,
  StoreHit,
  TermQuery,
  UnitReading,
  WeighedTerms,
} from './provisionStore';
export {
  COMMON_SHARE,
  MalformedError,
  readDescription,
  readStoredAct,
  readStoredProvision,
  type StoreDescription,
  type StoredAct,
  type StoredProvision,
  type StoredUnit,
} from './stored';
export { StoreError, type StoreFailure } from './storeError';
