-- Where a person was made a facilitator, or took over (D40), is looked up when they leave the team: few rows of a large log are about that.
CREATE INDEX board_log_facilitation ON board_log (board_id)
  WHERE events @> '[{"type": "facilitation-given"}]' OR events @> '[{"type": "facilitation-taken-over"}]';
