export { editingClientOf, registerRenaming, RENAME_CAPABILITIES } from './renameFeature';
