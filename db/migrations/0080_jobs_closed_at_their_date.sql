-- What the calendar closed was closed at its date, not when that was noticed a moment later: the answer is promised from there.
update jobs set closed_at = closes_at where close_reason = 'expired' and closes_at < closed_at;
