print("high water at noon")
