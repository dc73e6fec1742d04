import { loadPredictions } from '../predict.ts'

// No test may depend on when the rules that a board page loads late arrive.
await loadPredictions()
