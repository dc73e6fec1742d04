import { loadPredictions } from '../predict.ts'

// No test may depend on when the rules arrive that a board page loads late.
await loadPredictions()
