import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { ORG_NAME_MAX, ORGS_A_PERSON_MAX, TEAM_NAME_MAX } from '@retropulse/domain/orgs/limits'
import type { FormErrors } from '../../lib/form-errors.ts'
import type { Problem } from '../../lib/problem.ts'
import { t } from './messages.ts'

export interface OrgNames {
  readonly name: string
  readonly teamName: string
}

/** The names as they are sent: storable lines, without white space around them. */
export function cleanNames({ name, teamName }: OrgNames): OrgNames {
  return { name: cleanLine(name), teamName: cleanLine(teamName) }
}

/** What is wrong with the names (ORG-10, TEAM-5). */
export function checkNames({ name, teamName }: OrgNames): FormErrors<keyof OrgNames> {
  return { name: nameError(name, ORG_NAME_MAX), teamName: nameError(teamName, TEAM_NAME_MAX) }
}

/** What is wrong with a name of at most that many characters. */
export function nameError(name: string, max: number): string | undefined {
  if (!hasContent(name)) return t('nameMissing')
  return name.length > max ? t('nameTooLong', { count: max }) : undefined
}

/** The text for a refusal of the server. */
export function explainRefusal({ code, status }: Problem): FormErrors<keyof OrgNames> {
  if (code === 'unreachable') return { form: t('unreachable') }
  if (code === 'org-limit') return { form: t('orgLimit', { count: ORGS_A_PERSON_MAX }) }
  return { form: status === 403 ? t('orgCreationOff') : t('failed') }
}
