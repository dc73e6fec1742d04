-- When a retro was last active, in milliseconds since 1970; 0: never, or its summary was shown. It repeats what the log says,
-- and is written with it. Retros that run while this is applied count as finished until their next activity.
ALTER TABLE board ADD COLUMN active_at bigint NOT NULL DEFAULT 0;
