import type { ProfileData } from '@retropulse/contract/accounts'
import { ADDRESS_MAX, NAME_MAX } from '@retropulse/domain/board/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import type { FormErrors } from '../../../lib/form-errors.ts'
import type { Problem } from '../../../lib/problem.ts'
import { t } from '../messages.ts'

/** What is typed; `picture` is empty for none. */
export interface ProfileTyped {
  readonly name: string
  readonly picture: string
}

export type ProfileErrors = FormErrors<keyof ProfileTyped>

/** The errors that are known without asking the server (AUTH-8, PROFILE-6). */
export function checkProfile({ name, picture }: ProfileTyped): ProfileErrors {
  const address = picture.trim()
  return {
    ...(!hasContent(name) && { name: t('nameMissing') }),
    ...(name.trim().length > NAME_MAX && { name: t('nameTooLong', { count: NAME_MAX }) }),
    ...(address !== '' && !isPictureAddress(address) && { picture: t('picture.invalid') }),
  }
}

/** The profile as it is sent: fields that the form does not have stay. */
export function profileDataOf(typed: ProfileTyped, kept: ProfileData): ProfileData {
  return { ...kept, name: cleanLine(typed.name), picture: typed.picture.trim() || null }
}

/** Whether saving would change anything. */
export function isChanged(typed: ProfileTyped, kept: ProfileData): boolean {
  const { name, picture } = profileDataOf(typed, kept)
  return name !== kept.name || picture !== kept.picture
}

/** The text for a refusal of the server, beside the field that it is about. */
export function explainProfileRefusal({ status, fields }: Problem): ProfileErrors {
  if (status === 0) return { form: t('unreachable') }
  const beside = Object.keys(fields ?? {}).join(' ')
  if (beside.includes('picture')) return { picture: t('picture.invalid') }
  if (beside.includes('name')) return { name: t('nameMissing') }
  return { form: t('failed') }
}

/** The preview shows pictures from https addresses only. */
export function isShownByPages(address: string): boolean {
  return URL.parse(address)?.protocol === 'https:'
}

function isPictureAddress(address: string): boolean {
  return address.length <= ADDRESS_MAX && /^https?:$/.test(URL.parse(address)?.protocol ?? '')
}
