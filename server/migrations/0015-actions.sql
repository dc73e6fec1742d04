-- The day by which an action is to be done, YYYY-MM-DD: no time zone, so no type of time. The note that it came from.
ALTER TABLE team_action
  ADD COLUMN due text CHECK (due ~ '^\d{4}-\d{2}-\d{2}$'),
  ADD COLUMN note_id text;

-- Somebody's own over all teams, and those that are due tomorrow; a team's are found by its key.
CREATE INDEX team_action_of_assignee ON team_action (assignee) WHERE status = 0 AND NOT is_deleted;
CREATE INDEX team_action_due ON team_action (due) WHERE status = 0 AND NOT is_deleted;

-- Whether somebody wants to be reminded of their actions the day before.
ALTER TABLE user_account ADD COLUMN wants_action_mail boolean NOT NULL DEFAULT true;

-- Who was reminded of what, so that nobody is twice. Another day, or another person, is another reminder.
CREATE TABLE action_reminder (
  team_id text NOT NULL,
  action_id text NOT NULL,
  assignee text NOT NULL,
  due text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, action_id, assignee, due),
  FOREIGN KEY (team_id, action_id) REFERENCES team_action (team_id, id) ON DELETE CASCADE
);
