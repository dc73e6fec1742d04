/** Names the folder that several test files share; the test run creates and removes it. */
export const SHARED_FOLDER_VARIABLE = 'SHARED_TEST_FOLDER'
