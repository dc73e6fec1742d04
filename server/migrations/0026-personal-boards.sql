-- Boards without a team, found by whoever made them (D35).
CREATE INDEX board_personal ON board (created_by, created_at) WHERE team_id IS NULL;
