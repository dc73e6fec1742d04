-- Whether somebody wants what is mailed to a whole team, such as the summary of a retro (D16).
ALTER TABLE user_account ADD COLUMN wants_team_mail boolean NOT NULL DEFAULT true;
