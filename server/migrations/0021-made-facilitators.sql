-- Where somebody was made a facilitator is looked up when they leave the team: few rows of a large log are about that.
CREATE INDEX board_log_facilitation ON board_log (board_id)
  WHERE events @> '[{"type": "facilitation-given"}]';
