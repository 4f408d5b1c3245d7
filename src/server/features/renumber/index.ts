export { editingClientOf, registerRenaming, RENAME_CAPABILITIES } from './renameFeature';
export { StatuteReader } from './statuteReader';
