-- Why Slack did not take the last message; null: it took it, or the reason was not noted.
ALTER TABLE slack_hook ADD COLUMN last_failure text;

-- The connection by which the Slack channel of a team is told of retros and surveys: it goes with the channel.
ALTER TABLE connection ADD COLUMN slack_team text UNIQUE REFERENCES slack_hook (team_id) ON DELETE CASCADE;

-- The action items that programs added. Written before the action item, so that none is without its mark: a row whose
-- action item was refused, or is gone for good, says nothing.
CREATE TABLE program_action (
  team_id text NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  action_id text NOT NULL,
  PRIMARY KEY (team_id, action_id)
);
