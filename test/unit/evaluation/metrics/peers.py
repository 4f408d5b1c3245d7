"""Metrics of other implementations: reads {"rankings": [[ranking, gold]], "texts": [[answer, gold]]} as JSON, prints theirs.

Rankings and gold are lists of ids, texts are tokens joined by blanks.
"""
import json
import sys

import pytrec_eval
import sacrebleu
from rouge_score import rouge_scorer


class Blanks:
    def tokenize(self, text):
        return text.split()


def main():
    given = json.load(sys.stdin)
    run = {str(at): {id: float(-rank) for rank, id in enumerate(ranking)} for at, (ranking, _) in enumerate(given["rankings"])}
    gold = {str(at): {id: 1 for id in ids} for at, (_, ids) in enumerate(given["rankings"])}
    measures = {"recall.1,5,10", "success.1,5,10", "ndcg_cut.1,5,10", "map_cut.1,5,10"}
    ranked = pytrec_eval.RelevanceEvaluator(gold, measures).evaluate(run)
    scorer = rouge_scorer.RougeScorer(["rougeL"], tokenizer=Blanks())
    texts = [
        [scorer.score(gold, answer)["rougeL"].fmeasure, sacrebleu.sentence_bleu(answer, [gold], tokenize="none").score / 100]
        for answer, gold in given["texts"]
    ]
    json.dump({"rankings": [ranked[str(at)] for at in range(len(given["rankings"]))], "texts": texts}, sys.stdout)


main()
