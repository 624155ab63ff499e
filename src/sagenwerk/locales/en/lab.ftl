### The laboratory: simulations, comparisons, grids, reports.

lab-what-to-play = Say what is played: sagenwerk simulate GAME SCENARIO --heroes A,B. Or go on with a file of results: --resume FILE.
lab-who-plays = { $game } takes a scenario and heroes, too: sagenwerk simulate { $game } SCENARIO --heroes A,B (or --heroes any:3).
lab-wrong-ending = { $path }: the laboratory cannot write files of this kind. Take one of these endings: { $known }
lab-no-parquet = Parquet needs pyarrow. Install it with: pip install "sagenwerk[lab]" – or take .json.
lab-no-ray = Ray is not installed. Install it on all machines of the cluster with: pip install "sagenwerk[ray]"
lab-no-cluster = No Ray cluster answers at { $address }. Start one with "ray start --head", or take --ray local.
lab-not-written = { $path } could not be written ({ $reason }). Make room there, or take another place.
lab-file-exists = { $path } is there already. Go on with it (--resume { $path }), or take another name.
lab-no-results-there = There is no { $path }. Results are written by sagenwerk simulate with --out.
lab-no-results = { $path } holds no results of the laboratory, or it is damaged. Take one that sagenwerk simulate has written.
lab-other-format = { $path } has format { $format }; this version knows { $known }. Take the version of Sagenwerk that wrote the file.
lab-other-plan = { $path } belongs to another plan: { $name } is "{ $there }" there, "{ $wanted }" here. Say the same as then, or take a new file.
lab-other-edition = { $path } was played by other rules or with other content ({ $there }; here { $here }). Begin a new file.
lab-written = A line per game stands in { $path }.
lab-stopped = Stopped. { $done } of { $games } games stand in { $path }. To go on: { $command }
lab-stopped-not-kept = Stopped after { $done } of { $games } games. With --out FILE what is done would be kept.
