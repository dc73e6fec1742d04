/** Issue trackers that can be connected. */
export const TRACKER_KINDS = ['github', 'gitlab', 'jira', 'linear'] as const
export type TrackerKind = (typeof TRACKER_KINDS)[number]

export const TRACKER_NAMES: Readonly<Record<TrackerKind, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  jira: 'Jira',
  linear: 'Linear',
}
