/** The types of files that law comes in. */
export const LAW_FILES = '**/*.{md,markdown,txt,jsonl,ndjson,xml}';
