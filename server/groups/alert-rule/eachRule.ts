import { AppError } from '../../platform/core/errors'
import type { RuleRow } from './row'

/** Looks at each rule. A rule that cannot be judged, such as one whose area was deleted meanwhile, does not stop the others. */
export async function eachRule(rules: readonly RuleRow[], look: (rule: RuleRow) => Promise<void>): Promise<void> {
  for (const rule of rules) {
    try {
      await look(rule)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
}
