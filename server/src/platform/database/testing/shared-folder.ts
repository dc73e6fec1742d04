/** Names a folder for what many test files use; the run of tests makes it, and removes it at its end. */
export const SHARED_FOLDER_VARIABLE = 'SHARED_TEST_FOLDER'
