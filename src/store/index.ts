export type { ProvisionStore, StoreContents, StoredDocument, StoreHit, TermQuery } from './provisionStore';
export {
  COMMON_SHARE,
  MalformedError,
  readDescription,
  readStoredAct,
  readStoredProvision,
  type StoreDescription,
  type StoredAct,
  type StoredProvision,
} from './stored';
export { StoreError } from './storeError';
