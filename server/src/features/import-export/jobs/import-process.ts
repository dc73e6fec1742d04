import { answerParent } from '../../../platform/process/answer-parent.ts'
import { readFile } from '../commands/read-file.ts'

/* The process of one file: gets it, answers what is in it, and ends. */
answerParent(readFile)
