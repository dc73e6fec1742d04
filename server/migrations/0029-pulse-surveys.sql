-- Surveys of teams. Nothing in these tables says which person gave which answer (docs/privacy.md).
CREATE TABLE pulse_survey (
  id text PRIMARY KEY,
  team_id text NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  -- No reference: a survey outlives the model that it was made from.
  model_id text NOT NULL,
  predecessor_id text,
  name text NOT NULL,
  -- Introduction, questions, end: a copy, so that a changed model changes no question that was answered.
  format jsonb NOT NULL,
  -- The anonymity floor of the organisation when the survey started.
  floor integer NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  closes_at timestamptz,
  ended_at timestamptz,
  -- Reminders that were sent: 0, 1 (after three days) or 2 (the day before the end).
  reminders_sent integer NOT NULL DEFAULT 0,
  -- It has ended, and its rows lie in an order without a meaning.
  is_sealed boolean NOT NULL DEFAULT false,
  -- The day of the last email about an answer to a comment: there is one a day at most.
  answer_mailed_on date,
  -- Published results by question: {questionId: {latest, agreed}}.
  published jsonb NOT NULL DEFAULT '{}',
  -- All exact results that were ever published, by question, oldest first: the next one is compared with them.
  earlier_results jsonb NOT NULL DEFAULT '{}',
  deleted_at timestamptz
);

CREATE INDEX pulse_survey_of_team ON pulse_survey (team_id, model_id, started_at);
CREATE INDEX pulse_survey_deleted ON pulse_survey (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX pulse_survey_running ON pulse_survey (closes_at) WHERE ended_at IS NULL;

-- The published figures again, narrow, for the trend of an organisation over thousands of surveys.
CREATE TABLE pulse_figure (
  survey_id text NOT NULL REFERENCES pulse_survey (id) ON DELETE CASCADE,
  topic_id text NOT NULL,
  team_id text NOT NULL,
  model_id text NOT NULL,
  -- YYYY-MM in UTC: when the survey started.
  month text NOT NULL,
  -- How many people gave each rating, from 1 to 5.
  counts integer[] NOT NULL,
  PRIMARY KEY (survey_id, topic_id)
);

CREATE INDEX pulse_figure_of_model ON pulse_figure (model_id, month);

-- One answer of one person to one question. The key is opaque, and another one for each question, so that rows of one
-- person cannot be put together; the comment id is random. No time is finer than a day.
CREATE TABLE pulse_answer (
  survey_id text NOT NULL REFERENCES pulse_survey (id) ON DELETE CASCADE,
  topic_id text NOT NULL,
  answer_key text NOT NULL,
  value smallint NOT NULL CHECK (value BETWEEN 1 AND 5),
  feedback text NOT NULL,
  answered_on date NOT NULL,
  comment_id text NOT NULL,
  -- What the published results hold of it: the rating, and the answer as the list of comments has it, where people
  -- who agree have no rating.
  published_value smallint,
  listed_value smallint,
  listed_feedback text,
  -- It was published in a batch of people who all gave this rating, and is in no figure.
  is_agreed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (survey_id, topic_id, answer_key)
);

-- Users who answered, for reminders alone. Written apart from the answers, and without a time.
CREATE TABLE pulse_participant (
  survey_id text NOT NULL REFERENCES pulse_survey (id) ON DELETE CASCADE,
  person_id text NOT NULL,
  PRIMARY KEY (survey_id, person_id)
);

-- Conversations below comments: [{isAuthor, text, day}], oldest first.
CREATE TABLE pulse_thread (
  survey_id text NOT NULL REFERENCES pulse_survey (id) ON DELETE CASCADE,
  comment_id text NOT NULL,
  replies jsonb NOT NULL,
  is_ended boolean NOT NULL DEFAULT false,
  PRIMARY KEY (survey_id, comment_id)
);

-- The survey that a team repeats by itself.
CREATE TABLE pulse_schedule (
  team_id text PRIMARY KEY REFERENCES team (id) ON DELETE CASCADE,
  model_id text NOT NULL,
  name text NOT NULL,
  cadence text NOT NULL,
  first_day text NOT NULL,
  hour integer NOT NULL,
  time_zone text NOT NULL,
  open_days integer NOT NULL,
  created_by text NOT NULL,
  -- Null: no run is left.
  next_run_at timestamptz
);

-- The survey that a retro discusses: {id, name, modelId}.
ALTER TABLE board ADD COLUMN pulse jsonb;

CREATE INDEX pulse_schedule_due ON pulse_schedule (next_run_at) WHERE next_run_at IS NOT NULL;
